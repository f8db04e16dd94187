import { language } from '../i18n/catalogue';
import { chooseLanguage, languages } from '../i18n/language';
import { t } from '../i18n/t';
import styles from './language-choice.module.css';

/** Each by its own name: whoever cannot read the page finds the way out of it. */
export const LanguageChoice = () => (
  <ul className={styles.languages} aria-label={t('Language')}>
    {languages.map(([code, name]) => (
      <li key={code}>
        <button
          type="button"
          lang={code}
          aria-current={code === language() ? 'true' : undefined}
          onClick={() => chooseLanguage(code)}
        >
          {name}
        </button>
      </li>
    ))}
  </ul>
);
