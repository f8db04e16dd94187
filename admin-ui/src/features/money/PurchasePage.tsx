import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatch, useNavigate, type Location } from 'react-router-dom';
import {
  offerWords,
  paidLessonWords,
  priceWords,
  soldLessonWords,
  taxWords,
  validityWords,
} from '@leadline/api-client/money';
import { useFamily } from '@/data/client-context';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useCredits, useProducts, type Product } from '@/data/requests/money';
import type { RegistrationLine } from '@/data/requests/registrations';
import { dateOnly } from '@/data/time/words';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { useAmount } from './amounts';
import { useCart } from './cart';
import { CartPanel } from './CartPanel';
import './money.css';

const ProductButton = ({ product, onAdd, disabled }: { product: Product; onAdd: () => void; disabled: boolean }) => {
  const amount = useAmount();
  const barn = useBarn();
  const { product_name, product_desc, product_price, is_tracked } = product;
  return (
    <button type="button" className="product" disabled={disabled} onClick={onAdd}>
      <strong>{product_name}</strong>
      <span className="figures">{priceWords(product, amount(product_price))}</span>
      <span className="muted">
        {[
          product_desc,
          is_tracked && soldLessonWords(product),
          paidLessonWords(product),
          validityWords(product, dateOnly),
          taxWords(product, barn),
          offerWords(product),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </button>
  );
};

const Credits = () => {
  const { members } = useFamily();
  const { data } = useCredits(members.map(({ student_id }) => student_id));
  const amount = useAmount();
  if (!data?.length) return null;
  return (
    <p className="purchase-credits">
      {data.map(({ student_id, person_name, total }) => (
        <span key={student_id}>{`${person_name} has a credit of ${amount(total)}.`}</span>
      ))}
    </p>
  );
};

const Products = () => {
  const { currentClient } = useFamily();
  const { data, error, refetch } = useProducts();
  const { add } = useCart();
  const { student_id: studentId, person_name: studentName } = currentClient;
  if (!data) return <Unanswered error={error} refetch={refetch} rows={6} label="Packages" />;
  if (data.length === 0) return <Empty title="There are no packages yet" text="Add them in Setup, Packages." />;
  return (
    <div className="products">
      {data.map((product) => (
        <ProductButton
          key={product.id}
          product={product}
          disabled={studentId === null}
          onAdd={() => add(product, { studentId, studentName })}
        />
      ))}
    </div>
  );
};

/** Whoever was registered in a session comes here with its package, which is put into the cart once. F12 R148 */
const useRegistrationLine = () => {
  const { add } = useCart();
  const { state, pathname } = useLocation() as Location<{ registered?: RegistrationLine } | null>;
  const navigate = useNavigate();
  const line = state?.registered;
  const put = useRef<RegistrationLine>(undefined);
  useEffect(() => {
    if (!line || put.current === line) return;
    put.current = line;
    const { product_id: id, start_count: product_count, student_id: studentId, student_name: studentName } = line;
    add({ ...line, id, product_count }, { studentId, studentName, registration: line.registration_title });
    void navigate(pathname, { replace: true });
  }, [line, add, navigate, pathname]);
};

/** Whose cart it is stands left; what is sold right. R175 R176 */
export const PurchasePage = () => {
  const { currentClient } = useFamily();
  const { canCall } = useAccess();
  useRegistrationLine();
  const forInvoice = useMatch('/clienthome/:id/online/invoicecreate/*') !== null;
  if (!canCall('items/createMultiple')) return <Forbidden />;
  return (
    <div className="record-part purchase">
      <header>
        <h2>Purchase Package</h2>
        <ul className="muted purchase-hints">
          <li>
            {currentClient.student_id
              ? `Click a package to add it to the cart for ${currentClient.person_name}.`
              : 'Choose for whom: click a name under Account Members.'}
          </li>
          <li>To buy for another account member in the same transaction click their name under Account Members.</li>
          <li>Click the blue edit icon to change package details.</li>
        </ul>
        <Credits />
      </header>
      <CartPanel forInvoice={forInvoice} />
      <Products />
      <Outlet />
    </div>
  );
};
