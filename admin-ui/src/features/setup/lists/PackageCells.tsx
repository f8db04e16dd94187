import { flatWords } from '@leadline/api-client/lessons-left';
import { paidLessonWords, priceWords, validityWords } from '@leadline/api-client/money';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useBarn } from '@/data/requests/barn';
import type { Package } from './setup-rows';
import { dateOnly } from '@/data/time/words';
import { useHere } from './use-here';
import './setup-cells.css';

type Cell = { readonly row: Package };

export const Price = ({ row }: Cell) => {
  const { currency_code } = useBarn();
  const written = new Intl.NumberFormat('en', {
    minimumFractionDigits: 2,
    ...(currency_code && { style: 'currency', currency: currency_code, currencyDisplay: 'narrowSymbol' }),
  }).format(row.product_price);
  return priceWords(row, written);
};

/** How many, or what it covers instead. */
export const Lessons = ({ row }: Cell) => (
  <>
    {flatWords(row) ?? row.product_count}
    {row.is_shared === 1 && <span className="muted"> shared</span>}
  </>
);

export const ValidFor = ({ row }: Cell) => validityWords(row, dateOnly).replace(/^valid /, '');

const everyProgram = 'every program';

export const ProgramsLink = ({ row: { id, product_name, program_names } }: Cell) => (
  <Link
    className="cell-link"
    to={`/setup/packages/packageprogram/${id}`}
    state={useHere()}
    aria-label={`Programs of ${product_name}: ${program_names ?? everyProgram}`}
  >
    {program_names ?? everyProgram}
  </Link>
);

/** Below the form: which lessons the package pays for, and where that is said. R169 */
export const PackageBelongings = () => {
  const product = useRecordContext<Package>();
  const state = useHere();
  if (!product) return null;
  const kind = paidLessonWords(product);
  return (
    <section className="section-links stack gap-2 ruled-above" aria-label="Programs">
      <p>
        Pays for lessons of {product.program_names ?? everyProgram}
        {kind && `: ${kind}`}.{' '}
        <Link to={`/setup/packages/packageprogram/${product.id}`} state={state}>
          Choose programs
        </Link>
      </p>
    </section>
  );
};
