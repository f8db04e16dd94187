import type { Barn } from '../requests/barn';
import { ButtonAnchor } from '../ui/button';

type Props = { readonly barn: Barn; readonly subject: string };

/** What a family cannot do here, a person at the barn can. */
export const AskTheBarn = ({ barn, subject }: Props) => {
  if (!barn.email) return <p>Please ask {barn.farm_name}.</p>;
  return (
    <ButtonAnchor
      href={`mailto:${barn.email}?subject=${encodeURIComponent(subject)}`}
    >{`Ask the barn: ${barn.email}`}</ButtonAnchor>
  );
};
