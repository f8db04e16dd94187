import { t } from '../../i18n/t';
import { asApiError } from '@leadline/api-client';
import { addToCart } from '../../components/cart';
import { priceWords } from '../../components/product-words';
import { useCanAct } from '../../connection/connection';
import { useFamily, type Rider } from '../../family/family-context';
import { money } from '../../format/money';
import type { Session, Waiting } from '../../requests/registrations';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast';
import { ChooseRiders, namesOf, useChosenRiders } from './chosen-riders';
import { useRegister } from './registering';
import { isUnderWay, useCandidates, useDaysToCome, usePaysHere, whenOf } from './session';
import { SessionSheet } from './session-sheet';

const isKept = ({ studentId }: Rider, waiting: readonly Waiting[]) =>
  waiting.some(({ student_id, offered_until }) => student_id === studentId && offered_until !== null);

/** What registering means, before it is done. */
const Consequence = ({ session, chosen }: { readonly session: Session; readonly chosen: readonly Rider[] }) => {
  const { barn } = useFamily();
  const days = useDaysToCome(session);
  const paysHere = usePaysHere(session);
  const { product_price, price_now, product_name, lessons, lessons_left } = session;
  const written = (amount: number) => priceWords(session, money(amount, barn.currency_code));
  const asks = session.needs_approval === 1;
  const names = namesOf(chosen);
  const pays = paysHere ? 'cart' : 'barn';
  return (
    <>
      <p>
        {asks
          ? t('A place is held for {names} until the barn has answered, which it does by mail.', { names })
          : t('{names} will have a place in {count, plural, one {the lesson} other {all # lessons}} to come.', {
              names,
              count: days.length,
            })}{' '}
        {product_price > 0 &&
          paysHere !== undefined &&
          t(
            '{product}, {price}{riders, plural, one {} other { each}}{isLate, select, yes { for {left} of {lessons, plural, one {# lesson} other {# lessons}}} other {}}, {pays, select, later {is paid once the barn has said yes} cart {goes into the cart} other {is paid at the barn}}.',
            {
              product: product_name,
              price: written(price_now),
              riders: chosen.length,
              isLate: isUnderWay(session) ? 'yes' : 'no',
              left: lessons_left,
              lessons,
              pays: asks ? 'later' : pays,
            },
          )}
      </p>
      {session.what_to_bring && <p>{t('What to bring: {things}', { things: session.what_to_bring })}</p>}
    </>
  );
};

type Props = {
  readonly session: Session;
  readonly candidates: readonly Rider[];
  readonly kept: readonly Waiting[];
  readonly close: () => void;
};

const registerWords = (asks: boolean, chosen: readonly Rider[]): string => {
  if (chosen.length === 0) return asks ? t('Ask for') : t('Register');
  const names = namesOf(chosen);
  return asks ? t('Ask for {names}', { names }) : t('Register {names}', { names });
};

const Form = ({ session, candidates, kept, close }: Props) => {
  const { rider } = useFamily();
  const canAct = useCanAct();
  const paysHere = usePaysHere(session);
  const asks = session.needs_approval === 1;
  const choice = useChosenRiders(candidates, (one) => one === rider || isKept(one, kept));
  const { chosen } = choice;
  const register = useRegister(session.id, ({ item_details }) => {
    const due = item_details.map(({ product_id: productId, student_id: studentId }) => ({ productId, studentId }));
    if (paysHere) addToCart(...due.map((line) => ({ ...line, sessionId: session.id })));
    const said = { session: session.title, names: namesOf(chosen) };
    toast(
      asks
        ? t('A place is held in {session} for {names}', said)
        : t('{names} {count, plural, one {is} other {are}} registered in {session}', { ...said, count: chosen.length }),
    );
    close();
  });
  const save = (): void => register.mutate(chosen.map(({ studentId }) => studentId));
  return (
    <>
      <div>
        <h3>{session.title}</h3>
        <p className="numbers">{whenOf(session)}</p>
      </div>
      <ChooseRiders legend={t('Who rides?')} disabled={register.isPending} {...choice} />
      {chosen.length > 0 && <Consequence session={session} chosen={chosen} />}
      {register.error && (
        <Notice tone="danger" role="alert">
          {asApiError(register.error).message}
        </Notice>
      )}
      {!canAct && <Notice tone="warning">{t('Registering needs a signal. Try again when you have one.')}</Notice>}
      <Button wide look="primary" disabled={!canAct || chosen.length === 0} busy={register.isPending} onClick={save}>
        {registerWords(asks, chosen)}
      </Button>
    </>
  );
};

const Question = ({ session, close, ...known }: Parameters<Parameters<typeof SessionSheet>[0]['children']>[0]) => {
  const candidates = useCandidates(session, known);
  const { refused, waiting } = known;
  // While one reads, somebody else may have taken the last place; riders who have just been registered are no candidates any more.
  if (session.available === 0 && candidates.length === 0)
    return <Notice tone="info">{t('Session is already full')}</Notice>;
  if (candidates.length === 0)
    return <Notice tone="info">{refused[0]?.reason ?? t('All your riders are registered.')}</Notice>;
  return <Form session={session} candidates={candidates} kept={waiting} close={close} />;
};

/** One rider or several, together. R146 R148 */
const RegisterSheet = () => <SessionSheet title={t('Register')}>{(opened) => <Question {...opened} />}</SessionSheet>;

export default RegisterSheet;
