import { Link } from 'react-router-dom';
import type { Options } from '@/data/requests/options';

const forms: Partial<Record<keyof Options, string>> = {
  instructor: '/staff/create',
  level: '/setup/levels/create',
  location: '/setup/locations/create',
  product: '/setup/packages/packageform/add',
  program: '/setup/programs/programform/add',
};

/** Instead of a list without choices: where the first one is added. */
export const AddFirst = ({ among }: { among: keyof Options }) => {
  const form = forms[among];
  return <>Nothing to choose from yet. {form && <Link to={form}>Add the first one</Link>}</>;
};
