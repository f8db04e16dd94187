import Button from '@mui/material/Button';
import type { ActionReply } from '@leadline/api-client';
import { useWrite } from '@/data/requests/use-write';
import { useSay } from '@/ui/use-say';

export type Asked = ActionReply<'payments/askToConfirm'>['confirmation'];

type AskFamilyProps = { readonly intentId: string; readonly cardId: string; readonly onAsked: (asked: Asked) => void };

/** The bank wants the owner of a saved card: whoever is not at the barn confirms it in the portal. E12 */
export const AskFamily = ({ intentId, cardId, onAsked }: AskFamilyProps) => {
  const say = useSay();
  const ask = useWrite('payments/askToConfirm', {
    onSuccess: ({ confirmation }) => onAsked(confirmation),
    onError: (error) => say.refused(error),
  });
  return (
    <div className="money-ask">
      <p>Is the family not here? They can confirm the saved card in the portal, by a link that they get by mail.</p>
      <Button
        variant="outlined"
        disabled={ask.isPending}
        onClick={() => ask.mutate({ payment_intent_id: intentId, payment_method_id: cardId })}
      >
        Ask the family by mail
      </Button>
    </div>
  );
};
