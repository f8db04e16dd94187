import { priceWords } from '@leadline/api-client/money';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { clientHome } from '@/data/addresses/client-home-address';
import type { RegisteredStudent, Registration, RegistrationLine } from '@/data/requests/registrations';
import { useAmount } from '@/features/money/amounts';

const lineOf = (session: Registration, client: RegisteredStudent): RegistrationLine => ({
  product_id: session.product_id,
  product_name: session.product_name,
  product_price: client.price,
  price_from: session.price_from,
  start_count: client.start_count,
  is_tracked: session.is_tracked,
  student_id: client.student_id,
  student_name: client.person_name,
  person_id: client.person_id,
  registration_title: session.title,
});

/** Registering bills nothing by itself: the package waits here for the family's cart. F12 R148 */
export const ToTheCart = ({ session, client }: { session: Registration; client: RegisteredStudent }) => {
  const amount = useAmount();
  const line = lineOf(session, client);
  const { person_id, student_name, product_name, product_price } = line;
  const late = product_price < session.product_price ? ' (joined late)' : '';
  return (
    <>
      <span>{`${student_name}: ${product_name}, ${priceWords(session, amount(product_price))}${late}, is not billed yet.`}</span>
      <Button
        component={Link}
        to={`${clientHome(person_id)}/online`}
        state={{ registered: line }}
        size="small"
        variant="outlined"
        aria-label={`To the cart: ${product_name} for ${student_name}`}
      >
        To the cart
      </Button>
    </>
  );
};
