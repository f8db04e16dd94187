import { Link } from 'react-router-dom';
import { PackageMeter } from '../../pieces/package-meter';
import type { Item } from '../../requests/student-purchases';
import { Icon } from '../../ui/icon';
import { openedHere } from '../../ui/use-close-sheet';
import { dateWithYear } from '../../wording/dates';
import styles from './packages-page.module.css';

const kinds: Record<Item['kind'], string | null> = { package: null, makeup: 'makeup', credit: 'credit', adjustment: 'single lesson' };

const facts = (item: Item): readonly string[] =>
  [
    `${item.usedtilltoday} used`,
    item.usedaftertoday > 0 && `${item.usedaftertoday} booked`,
    item.purchase_date && `bought ${dateWithYear(item.purchase_date)}`,
    item.package_start_date && item.package_start_date !== item.purchase_date && `starts ${dateWithYear(item.package_start_date)}`,
  ].filter((fact) => typeof fact === 'string');

type Props = { readonly item: Item; readonly page: string };

export const PackageCard = ({ item, page }: Props) => (
  <li className={styles.card}>
    <div className={styles.head}>
      <h2>
        <Link to={`${page}/package/${item.id}`} state={openedHere}>
          {item.product_name} <Icon name="chevron" size={16} />
        </Link>
      </h2>
      {kinds[item.kind] && <span className={styles.kind}>{kinds[item.kind]}</span>}
    </div>
    <PackageMeter item={item} />
    <p className={styles.meta}>
      {facts(item).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
    {item.item_notes && <p>{item.item_notes}</p>}
  </li>
);
