import { asApiError } from '@leadline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { useCanAct } from '../../connection/connection';
import { useFamily } from '../../family/family-context';
import { t } from '../../i18n/t';
import { Button } from '../../ui/button';
import { Field, focusFirstError, Form, textOf } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { toast } from '../../ui/toast';
import { useCloseSheet } from '../../ui/use-close-sheet';

type Refused<Name extends string> = Partial<Record<Name, string>>;

type Props<Name extends string> = {
  readonly title: string;
  readonly fields: readonly (ComponentProps<typeof Field> & { readonly name: Name })[];
  readonly problems: (values: Record<Name, string>) => Refused<Name>;
  /** Answers with what is said of it. */
  readonly save: (values: Record<Name, string>) => Promise<string>;
};

/** A few fields about the own account, with what is wrong beside them. */
export const AccountSheet = <Name extends string>({ title, fields, problems, save }: Props<Name>) => {
  const { base } = useFamily();
  const close = useCloseSheet(`${base}/account`);
  const client = useQueryClient();
  const canAct = useCanAct();
  const [refused, setRefused] = useState<Refused<Name>>({});
  const saving = useMutation({
    mutationFn: save,
    onSuccess: (said) => {
      toast(said);
      close();
    },
    onError: (error) => {
      const { errors } = asApiError(error);
      setRefused(Object.fromEntries(errors.map(({ field, message }) => [field, message])) as Refused<Name>);
      focusFirstError();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['family'] }),
  });
  const submit = (data: FormData): void => {
    const values = Object.fromEntries(fields.map(({ name }) => [name, textOf(data, name)])) as Record<Name, string>;
    const found = problems(values);
    setRefused(found);
    if (Object.keys(found).length > 0) return focusFirstError();
    saving.mutate(values);
  };
  const isSaidAtField = fields.some(({ name }) => refused[name]);
  return (
    <Sheet title={title} onClose={close}>
      <Form onSubmit={submit}>
        {fields.map((field) => (
          <Field key={field.name} {...field} error={refused[field.name]} />
        ))}
        {saving.error && !isSaidAtField && (
          <Notice tone="danger" role="alert">
            {asApiError(saving.error).message}
          </Notice>
        )}
        {!canAct && <Notice tone="info">{t('Saving needs a signal. Try again when you have one.')}</Notice>}
        <Button type="submit" look="primary" wide busy={saving.isPending} disabled={!canAct}>
          {t('Save')}
        </Button>
      </Form>
    </Sheet>
  );
};
