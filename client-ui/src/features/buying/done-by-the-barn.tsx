import { t, type Text } from '../../i18n/t';
import { AskTheBarn } from '../../components/ask-the-barn';
import { useFamily } from '../../family/family-context';
import { ButtonLink } from '../../ui/button';
import { State } from '../../ui/state';

const words: Readonly<Record<'payment' | 'invoice', Readonly<Record<'title' | 'text' | 'subject', Text>>>> = {
  payment: {
    title: '{barn} records what is paid in person',
    text: 'Cash, cheques and transfers are noted at the barn. With a card you pay here yourself.',
    subject: 'Payment',
  },
  invoice: {
    title: '{barn} writes the invoices',
    text: 'Ask for one, and it appears among yours. With a card you buy here at once.',
    subject: 'Invoice',
  },
};

/** At an address of the staff's: whose it is to do, and what the family does instead. R181 D09 */
const DoneByTheBarn = ({ kind }: { readonly kind: keyof typeof words }) => {
  const { barn, base, account, rider } = useFamily();
  const { title, text, subject: name } = words[kind];
  const subject = t(name);
  return (
    <>
      <title>{`${subject} · ${barn.farm_name}`}</title>
      <h1>{subject}</h1>
      <State title={t(title, { barn: barn.farm_name })}>
        <p>{t(text)}</p>
        {barn.clients_can_buy_online === 1 && (
          <ButtonLink look="primary" to={`${base}/online`}>
            {t('Buy Package or Lessons')}
          </ButtonLink>
        )}
        {barn.can_use_invoices === 1 && <ButtonLink to={`${base}/invoices`}>{t('Invoices')}</ButtonLink>}
        <AskTheBarn barn={barn} subject={`${subject}: ${account?.person_name ?? rider.name}`} />
      </State>
    </>
  );
};

export default DoneByTheBarn;
