import { useStore } from 'react-admin';
import type { AnyRow, Field } from './describe-list';
import { useDescription } from './list-context';

/** Which columns this person looks at, kept in react-admin's store; the name is never hidden. */
export const useColumns = () => {
  const { resource, fields: all, name } = useDescription();
  const fields = all.filter(({ unlisted }) => !unlisted);
  const usual = fields.filter(({ hidden }) => hidden).map(({ source }) => source);
  const [hidden, setHidden] = useStore<readonly string[]>(`${resource}.columns.hidden`, usual);
  const isShown = ({ source }: Field<AnyRow>) => source === name || !hidden.includes(source);
  return {
    shown: fields.filter(isShown),
    choices: fields.filter(({ source }) => source !== name),
    isShown,
    toggle: (field: Field<AnyRow>) =>
      setHidden(isShown(field) ? [...hidden, field.source] : hidden.filter((source) => source !== field.source)),
  };
};
