import { useEffect } from 'react';
import { ShellPlaceholder } from '../ui/shell-placeholder';

/** Hands over to a page that is not the portal's, such as the staff screens. */
export const Leave = ({ to }: { readonly to: string }) => {
  useEffect(() => location.replace(to), [to]);
  return <ShellPlaceholder />;
};
