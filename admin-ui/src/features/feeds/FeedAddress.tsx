import Button from '@mui/material/Button';
import { CopiedAddress } from '@/ui/CopiedAddress';

/** An address to take along: copied, or handed to the calendar of this device. */
export const FeedAddress = ({ address }: { readonly address: string }) => (
  <CopiedAddress label="Secret address" address={address}>
    <Button variant="outlined" size="small" href={address.replace(/^https?:/, 'webcal:')}>
      Open in calendar
    </Button>
  </CopiedAddress>
);
