import { useNavigate } from 'react-router-dom';
import { ContactQuestion } from '@/ui/person/ContactQuestion';
import { useFamily } from '@/data/client-context';

/** How the account holder is reached. R157 */
export const EditContact = () => {
  const { account, address } = useFamily();
  const navigate = useNavigate();
  if (!account) return null;
  const person = { ...account, name: account.person_name };
  return <ContactQuestion person={person} onClose={() => void navigate(`${address}/account`)} />;
};
