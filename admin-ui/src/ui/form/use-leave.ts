import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Leaves a form that is no address of its own; what was filled in is not thrown away unasked. */
export const useLeave = (leave: () => void): (() => void) => {
  const { dirtyFields } = useFormState();
  const translate = useTranslate();
  const isFilled = Object.keys(dirtyFields).length > 0;
  return () => {
    if (!isFilled || confirm(translate('ra.message.unsaved_changes'))) leave();
  };
};
