import { Link } from 'react-router-dom';
import { clientHome } from '@/data/addresses/client-home-address';
import { staffHome } from '@/data/addresses/staff-home-address';
import type { Mail } from '@/data/requests/mails';
import { Tag } from '@/ui/Tag';
import { stateWords, timesOf, whyOf } from './mail-words';
import { RepeatMail } from './RepeatMail';

const To = ({ mail: { email_to, person_id, person_name, is_client } }: { mail: Mail }) => (
  <>
    {person_id && person_name && (
      <Link to={is_client ? clientHome(person_id) : staffHome(person_id)}>{person_name}</Link>
    )}{' '}
    <span className="muted">{email_to || 'no address'}</span>
  </>
);

export const MailRow = ({ mail }: { mail: Mail }) => {
  const { kind, state, repeated, can_repeat, text } = mail;
  const { name, tone } = stateWords[state];
  const why = whyOf(mail);
  return (
    <li className="mail">
      <div className="mail-what">
        <span className="row middle wrap gap-2">
          <strong>{kind}</strong>
          <Tag tone={tone}>{name}</Tag>
          {repeated === 1 && <span className="muted">sent again</span>}
        </span>
        <span>
          <To mail={mail} />
        </span>
        {why && <span className={tone === 'danger' ? 'mail-trouble' : 'muted'}>{why}</span>}
        {text && (
          <details>
            <summary>Read</summary>
            <p className="mail-text">{text}</p>
          </details>
        )}
      </div>
      <span className="muted figures">{timesOf(mail)}</span>
      <span className="mail-does">{can_repeat === 1 && <RepeatMail mail={mail} />}</span>
    </li>
  );
};
