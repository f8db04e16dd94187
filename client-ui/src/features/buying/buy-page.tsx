import { rich, t } from '../../i18n/t';
import { dateWithYear } from '../../format/dates';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useNavigate, useSearchParams } from 'react-router-dom';
import { AskTheBarn } from '../../components/ask-the-barn';
import { useFamily, type Rider } from '../../family/family-context';
import { money } from '../../format/money';
import { cardKeysQuery } from '../../requests/card-keys';
import { productsQuery, type Product } from '../../requests/products';
import { Choice } from '../../ui/choice';
import { Icon } from '../../ui/icon';
import { Loaded } from '../../ui/loaded';
import { State } from '../../ui/state';
import {
  offerWords,
  paidLessonWords,
  priceWords,
  soldLessonWords,
  taxWords,
  validityWords,
} from '../../components/product-words';
import { RedeemLink } from '../../components/redeem-link';
import styles from './buying.module.css';
import { addToCart } from '../../components/cart';
import { CartBar } from '../../components/cart-bar';

const factsOf = (product: Product): string =>
  [
    product.is_tracked === 1 && soldLessonWords(product),
    paidLessonWords(product),
    validityWords(product, dateWithYear),
    product.program_names ?? t('every program'),
    offerWords(product),
  ]
    .filter(Boolean)
    .join(' · ');

type ProductProps = { readonly product: Product; readonly rider: Rider; readonly onAdd: (text: string) => void };

/** Put into the cart, except where the price is the lowest one: what it costs, the barn says. */
const ProductButton = ({ product, rider, onAdd }: ProductProps) => {
  const { barn } = useFamily();
  const add = (): void => {
    addToCart({ productId: product.id, studentId: rider.studentId });
    onAdd(t('{product} for {name} is in the cart', { product: product.product_name, name: rider.firstName }));
  };
  const shown = (
    <>
      <span>
        <strong>
          {product.price_from === 1
            ? product.product_name
            : rich('<hidden>Add </hidden>{product}', {
                product: product.product_name,
                hidden: (words) => <span className="visually-hidden">{words}</span>,
              })}
        </strong>
        {product.product_desc && <span>{product.product_desc}</span>}
        <small className="muted">{factsOf(product)}</small>
      </span>
      <span className={styles.price}>
        <span className="numbers">{priceWords(product, money(product.product_price, barn.currency_code))}</span>
        <small className="muted">{taxWords(product, barn)}</small>
      </span>
    </>
  );
  if (product.price_from === 1)
    return (
      <li className={styles.asked}>
        {shown}
        <AskTheBarn
          barn={barn}
          subject={t('{product} for {name}', { product: product.product_name, name: rider.name })}
        />
      </li>
    );
  return (
    <li>
      <button type="button" className={styles.product} onClick={add}>
        {shown}
        <Icon name="plus" />
      </button>
    </li>
  );
};

type RidersProps = { readonly chosen: Rider; readonly onChoose: (rider: Rider) => void };

/** For whom: the whole family buys in one basket. */
const Riders = ({ chosen, onChoose }: RidersProps) => {
  const { riders } = useFamily();
  const active = riders.filter(({ isActive }) => isActive);
  if (active.length < 2) return null;
  return (
    <Choice
      legend={t('For whom?')}
      options={active.map(({ studentId, firstName }) => [studentId, firstName] as const)}
      chosen={chosen.studentId}
      onChoose={(id) => onChoose(active.find(({ studentId }) => studentId === id) ?? chosen)}
      isShort
    />
  );
};

/** `?add=` of a package that is bought again: it is in the cart, which opens. */
const useBoughtAgain = (products: readonly Product[] | undefined, rider: Rider) => {
  const { base } = useFamily();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wanted = search.get('add');
  const isSold = products?.some(({ id, price_from }) => id === wanted && price_from !== 1) === true;
  const isLoaded = products !== undefined;
  useEffect(() => {
    if (!wanted || !isLoaded) return;
    if (isSold) addToCart({ productId: wanted, studentId: rider.studentId });
    void navigate(isSold ? `${base}/online/cart` : `${base}/online`, { replace: true });
  }, [wanted, isLoaded, isSold, rider.studentId, base, navigate]);
};

const Shop = () => {
  const { rider } = useFamily();
  const [chosen, setChosen] = useState(rider);
  const [said, setSaid] = useState('');
  const products = useQuery(productsQuery());
  useBoughtAgain(products.data?.products, rider);
  return (
    <>
      <Riders chosen={chosen} onChoose={setChosen} />
      <Loaded query={products}>
        {({ products: sold, leftOut }) =>
          sold.length === 0 && !leftOut ? (
            <State title={t('Nothing is sold here yet')} />
          ) : (
            <>
              <ul className={styles.products}>
                {sold.map((product) => (
                  <ProductButton key={product.id} product={product} rider={chosen} onAdd={setSaid} />
                ))}
              </ul>
              {leftOut > 0 && (
                <p className="muted">
                  {t('Prices for new customers are left out: your family has bought here before.')}
                </p>
              )}
            </>
          )
        }
      </Loaded>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <CartBar />
      <Outlet />
    </>
  );
};

/** Whether the barn sells online at all, and whether it takes cards; otherwise whom to ask. R151 R176 */
const Open = () => {
  const { barn, rider } = useFamily();
  const keys = useQuery(cardKeysQuery());
  const closed = (title: string) => (
    <State title={title}>
      <AskTheBarn barn={barn} subject={t('A package for {name}', { name: rider.name })} />
    </State>
  );
  if (barn.clients_can_buy_online !== 1) return closed(t('{barn} sells packages in person', { barn: barn.farm_name }));
  return (
    <Loaded query={keys}>
      {(taken) => (taken ? <Shop /> : closed(t('{barn} does not take cards yet', { barn: barn.farm_name })))}
    </Loaded>
  );
};

const BuyPage = () => {
  const { barn } = useFamily();
  return (
    <>
      <title>{`${t('Purchase Package')} · ${barn.farm_name}`}</title>
      <h1>{t('Purchase Package')}</h1>
      <RedeemLink />
      <Open />
    </>
  );
};

export default BuyPage;
