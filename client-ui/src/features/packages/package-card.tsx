import { t, type Text } from '../../i18n/t';
import { Link } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { PackageMeter } from '../../components/package-meter';
import { itemName } from '../../components/package-words';
import type { Item } from '../../requests/student-purchases';
import { Icon } from '../../ui/icon';
import { openedHere } from '../../ui/use-close-sheet';
import { money } from '../../format/money';
import { factsOf } from './package-facts';
import styles from './packages-page.module.css';

const kinds: Readonly<Partial<Record<Item['kind'], Text>>> = {
  makeup: 'makeup',
  adjustment: 'single lesson',
};

type Props = { readonly item: Item; readonly page: string };

export const PackageCard = ({ item, page }: Props) => {
  const { barn, rider } = useFamily();
  const word = kinds[item.kind];
  const kind =
    item.kind === 'credit'
      ? t('credit {amount}', { amount: money(Math.abs(item.product_price), barn.currency_code) })
      : word && t(word);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2>
          <Link to={`${page}/package/${item.id}`} state={openedHere}>
            {itemName(item, rider.studentId)} <Icon name="chevron" size={16} />
          </Link>
        </h2>
        {kind && <span className={styles.kind}>{kind}</span>}
      </div>
      <PackageMeter item={item} />
      <p className={styles.meta}>
        {factsOf(item).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {item.item_notes && <p>{item.item_notes}</p>}
    </li>
  );
};
