import { asApiError } from '@leadline/api-client';
import { useState } from 'react';
import { t } from '../../../i18n/t';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/field';
import { Notice } from '../../../ui/notice';
import { TextArea } from '../../../ui/text-area';
import { toast } from '../../../ui/toast';
import { useContinueEnquiry } from './enquiries';

type Props = { readonly publicId: string; readonly token: string; readonly barn: string };

export const WriteBack = ({ publicId, token, barn }: Props) => {
  const write = useContinueEnquiry(publicId, token);
  const [text, setText] = useState('');
  const send = (): void =>
    write.mutate(text.trim(), {
      onSuccess: () => {
        setText('');
        toast(t('Sent to {barn}', { barn }));
      },
    });
  return (
    <Form onSubmit={send}>
      <TextArea
        label={t('Write back')}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {write.error && (
        <Notice tone="danger" role="alert">
          {asApiError(write.error).message}
        </Notice>
      )}
      <Button type="submit" wide look="primary" busy={write.isPending} disabled={text.trim() === ''}>
        {write.isPending ? t('Sending…') : t('Send')}
      </Button>
    </Form>
  );
};
