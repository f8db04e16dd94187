import { Link, useLocation } from 'react-router-dom';
import { t } from '../../i18n/t';
import { ButtonLink } from '../../ui/button';

type Props = {
  readonly publicId: string;
  readonly lessonId: string;
  /** Families book themselves. */
  readonly canBook: boolean;
  /** Whoever has no account may ask for a place in this lesson. */
  readonly mayAsk: boolean;
  /** Whoever is new may write to the barn. */
  readonly takesEnquiries: boolean;
};

/** Who is not signed in: a family signs in first, whoever is new asks for the place, or the barn. */
export const StrangersWay = ({ publicId, lessonId, canBook, mayAsk, takesEnquiries }: Props) => {
  const { pathname, search } = useLocation();
  return (
    <>
      {mayAsk && (
        <>
          <p>{t('New here? Ask for the place without an account; nothing is paid now.')}</p>
          <ButtonLink wide look="primary" to={`/publicBook/${publicId}/place/${lessonId}`}>
            {t('Ask for this place')}
          </ButtonLink>
        </>
      )}
      <p>
        {canBook ? t('Families of the barn book after signing in.') : t('The barn books lessons for its families.')}{' '}
        {!mayAsk && takesEnquiries && (
          <Link to={`/public/${publicId}/ask`}>{t('New here? Ask us, or come for a trial lesson.')}</Link>
        )}
        {!mayAsk && !takesEnquiries && t('New here? Ask the barn for an account.')}
      </p>
      {canBook && (
        <ButtonLink
          wide
          look={mayAsk ? 'normal' : 'primary'}
          to={`/login?next=${encodeURIComponent(pathname + search)}`}
        >
          {t('Sign in to book')}
        </ButtonLink>
      )}
    </>
  );
};
