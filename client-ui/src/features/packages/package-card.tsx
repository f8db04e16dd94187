import { itemName } from '@leadline/api-client/lessons-left';
import { Link } from 'react-router-dom';
import { useFamily } from '../../family/family-context';
import { PackageMeter } from '../../components/package-meter';
import type { Item } from '../../requests/student-purchases';
import { Icon } from '../../ui/icon';
import { openedHere } from '../../ui/use-close-sheet';
import { money } from '../../format/money';
import { factsOf } from './package-facts';
import styles from './packages-page.module.css';

const kinds: Record<Item['kind'], string | null> = {
  package: null,
  makeup: 'makeup',
  credit: 'credit',
  adjustment: 'single lesson',
};

type Props = { readonly item: Item; readonly page: string };

export const PackageCard = ({ item, page }: Props) => {
  const { barn, rider } = useFamily();
  const kind =
    item.kind === 'credit' ? `credit ${money(Math.abs(item.product_price), barn.currency_code)}` : kinds[item.kind];
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
