import { ButtonLink } from '../ui/button';
import { Page } from '../ui/page';

const Unauthorized = () => (
  <Page title="Unauthorized">
    <p>This barn has no public page at this address.</p>
    <ButtonLink to="/login">Sign in</ButtonLink>
  </Page>
);

export default Unauthorized;
