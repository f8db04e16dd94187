import Button from '@mui/material/Button';
import { useBeginLevels, type UsualLevel } from '@/data/requests/rider-level';
import { count } from '@/data/time/words';
import { useSay } from '@/ui/use-say';
import './levels.css';

/** For a barn without levels: what it may begin with. */
export const BeginLevels = ({ usual }: { readonly usual: readonly UsualLevel[] }) => {
  const { mutateAsync, isPending } = useBeginLevels();
  const say = useSay();
  const skills = usual.reduce((sum, one) => sum + one.skills.length, 0);
  const begin = () => void say.after(mutateAsync(), () => say.done(`${count(usual.length, 'level')} added`));
  return (
    <section className="levels-begin stack gap-2 round" aria-label="Usual levels">
      <h2>Begin with the usual levels</h2>
      <ol className="stack gap-1">
        {usual.map(({ name, description }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span className="muted">{` · ${description}`}</span>
          </li>
        ))}
      </ol>
      <p className="muted">
        {`With ${count(skills, 'skill')}, as riding schools publish them. Rename, add and take out what you like.`}{' '}
        Nothing changes for riders until they are given a level.
      </p>
      <p>
        <Button variant="contained" disabled={isPending} onClick={begin}>
          {`Add ${count(usual.length, 'level')} and ${count(skills, 'skill')}`}
        </Button>
      </p>
    </section>
  );
};
