import { t } from '../i18n/t';
import type { Barn } from '../requests/barn';
import { ButtonAnchor } from '../ui/button';

type Props = { readonly barn: Barn; readonly subject: string };

/** What a family cannot do here, a person at the barn can. */
export const AskTheBarn = ({ barn, subject }: Props) => {
  if (!barn.email) return <p>{t('Please ask {barn}.', { barn: barn.farm_name })}</p>;
  return (
    <ButtonAnchor href={`mailto:${barn.email}?subject=${encodeURIComponent(subject)}`}>
      {t('Ask the barn: {email}', { email: barn.email })}
    </ButtonAnchor>
  );
};
