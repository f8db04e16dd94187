import MoreIcon from '@mui/icons-material/MoreHoriz';
import {
  useOfferPlace,
  useOrderWaiters,
  useRegister,
  type Registration,
  type SessionWaiting,
} from '@/data/requests/registrations';
import { MenuButton, type MenuEntry } from '@/ui/MenuButton';
import { useSay } from '@/ui/use-say';

type MenuProps = {
  readonly session: Registration;
  readonly one: SessionWaiting;
  /** The last place of the list. */
  readonly last: number;
  readonly onTakeOff: () => void;
};

/** Whoever is to be moved, where there is somewhere to go. */
const useMoves = ({ session: { id: series_id }, one: { student_id, place }, last }: MenuProps): MenuEntry[] => {
  const { mutateAsync } = useOrderWaiters();
  const say = useSay();
  const move = (label: string, to: number): MenuEntry[] =>
    to === place || to < 1 || to > last
      ? []
      : [
          {
            key: label,
            label,
            onClick: () => void say.after(mutateAsync({ series_id, student_id, place: to }), () => undefined),
          },
        ];
  return [
    ...move('Move to the top', 1),
    ...move('Move up', place === 2 ? 0 : place - 1),
    ...move('Move down', place + 1),
  ];
};

/** What can be done with one who waits; a place that is given at once may be one that is held for somebody else. */
export const WaiterMenu = (props: MenuProps) => {
  const { session, one, onTakeOff } = props;
  const { mutateAsync: offer } = useOfferPlace();
  const { mutateAsync: register } = useRegister();
  const say = useSay();
  const moves = useMoves(props);
  const { student_id, person_name } = one;
  const who = { series_id: session.id, student_id };
  const entries: MenuEntry[] = [
    {
      key: 'offer',
      label: 'Offer a free place',
      onClick: () =>
        void say.after(offer(who), () => say.done(`A place is kept for ${person_name}; the family gets a mail`)),
    },
    {
      key: 'register',
      label: 'Register now',
      onClick: () =>
        void say.after(register(who), ({ warnings }) =>
          say.done(`${person_name} is registered in ${session.title}`, { warnings }),
        ),
    },
    ...moves,
    { key: 'off', label: 'Take off the list…', danger: true, onClick: onTakeOff },
  ];
  return <MenuButton label={`More about ${person_name}`} entries={entries} icon={<MoreIcon fontSize="small" />} />;
};
