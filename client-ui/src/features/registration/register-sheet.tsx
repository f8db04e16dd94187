import { asApiError } from '@leadline/api-client';
import { priceWords } from '@leadline/api-client/money';
import { addToCart } from '../../components/cart';
import { useCanAct } from '../../connection/connection';
import { useFamily, type Rider } from '../../family/family-context';
import { counted } from '../../format/counts';
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
  const places = days.length === 1 ? 'the lesson' : `all ${counted(days.length, 'lesson')}`;
  const price = `${written(price_now)}${chosen.length > 1 ? ' each' : ''}`;
  const late = isUnderWay(session) ? ` for ${lessons_left} of ${counted(lessons, 'lesson')}` : '';
  const pays = paysHere ? 'goes into the cart' : 'is paid at the barn';
  return (
    <>
      <p>
        {asks
          ? `A place is held for ${namesOf(chosen)} until the barn has answered, which it does by mail. `
          : `${namesOf(chosen)} will have a place in ${places} to come. `}
        {product_price > 0 &&
          paysHere !== undefined &&
          `${product_name}, ${price}${late}, ${asks ? 'is paid once the barn has said yes' : pays}.`}
      </p>
      {session.what_to_bring && <p>{`What to bring: ${session.what_to_bring}`}</p>}
    </>
  );
};

type Props = {
  readonly session: Session;
  readonly candidates: readonly Rider[];
  readonly kept: readonly Waiting[];
  readonly close: () => void;
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
    const are = chosen.length > 1 ? 'are' : 'is';
    toast(
      asks
        ? `A place is held in ${session.title} for ${namesOf(chosen)}`
        : `${namesOf(chosen)} ${are} registered in ${session.title}`,
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
      <ChooseRiders legend="Who rides?" disabled={register.isPending} {...choice} />
      {chosen.length > 0 && <Consequence session={session} chosen={chosen} />}
      {register.error && (
        <Notice tone="danger" role="alert">
          {asApiError(register.error).message}
        </Notice>
      )}
      {!canAct && <Notice tone="warning">Registering needs a signal. Try again when you have one.</Notice>}
      <Button wide look="primary" disabled={!canAct || chosen.length === 0} busy={register.isPending} onClick={save}>
        {[asks ? 'Ask for' : 'Register', chosen.length > 0 && namesOf(chosen)].filter(Boolean).join(' ')}
      </Button>
    </>
  );
};

const Question = ({ session, close, ...known }: Parameters<Parameters<typeof SessionSheet>[0]['children']>[0]) => {
  const candidates = useCandidates(session, known);
  const { refused, waiting } = known;
  // While one reads, somebody else may have taken the last place; riders who have just been registered are no candidates any more.
  if (session.available === 0 && candidates.length === 0) return <Notice tone="info">Session is already full</Notice>;
  if (candidates.length === 0)
    return <Notice tone="info">{refused[0]?.reason ?? 'All your riders are registered.'}</Notice>;
  return <Form session={session} candidates={candidates} kept={waiting} close={close} />;
};

/** One rider or several, together. R146 R148 */
const RegisterSheet = () => <SessionSheet title="Register">{(opened) => <Question {...opened} />}</SessionSheet>;

export default RegisterSheet;
