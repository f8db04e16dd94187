import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useCanAct } from '../../connection/connection';
import { useFamily } from '../../family/family-context';
import { t, type Text } from '../../i18n/t';
import {
  photoConsentQuery,
  useAnswerPhotoConsent,
  type PhotoAnswer,
  type PhotoConsent,
} from '../../requests/photo-consent';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Form } from '../../ui/field';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { toast } from '../../ui/toast';
import { useCloseSheet } from '../../ui/use-close-sheet';
import { PICTURE_WORDS } from './picture-words';

const ANSWERS = Object.entries(PICTURE_WORDS) as [keyof typeof PICTURE_WORDS, Text][];

const Answering = ({ consent, close }: { readonly consent: PhotoConsent; readonly close: () => void }) => {
  const { rider, barn } = useFamily();
  const canAct = useCanAct();
  const answering = useAnswerPhotoConsent(rider.studentId);
  const [chosen, setChosen] = useState<PhotoAnswer>(consent.photo_consent);
  const save = (): void =>
    answering.mutate(chosen, {
      onSuccess: () => {
        toast(
          t('{barn} knows your answer about pictures of {rider}', { barn: barn.farm_name, rider: rider.firstName }),
        );
        close();
      },
    });
  return (
    <Form onSubmit={save}>
      <Choice
        legend={t('May {barn} take pictures of {rider}?', { barn: barn.farm_name, rider: rider.firstName })}
        options={ANSWERS.map(([answer, words]) => [answer, t(words)] as const)}
        chosen={chosen === 'unanswered' ? undefined : chosen}
        onChoose={setChosen}
      />
      <p className="muted">
        {t(
          'It holds from now on, and you can change it here at any time. Ask the barn to take down what has been published before.',
        )}
      </p>
      {answering.error && (
        <Notice tone="danger" role="alert">
          {asApiError(answering.error).message}
        </Notice>
      )}
      {!canAct && <Notice tone="info">{t('Saving needs a signal. Try again when you have one.')}</Notice>}
      <Button
        type="submit"
        look="primary"
        wide
        busy={answering.isPending}
        disabled={!canAct || chosen === 'unanswered'}
      >
        {t('Save')}
      </Button>
    </Form>
  );
};

const PicturesSheet = () => {
  const { rider, barn, base } = useFamily();
  const close = useCloseSheet(`${base}/details`);
  const isAsked = barn.asks_photo_consent === 1;
  const consent = useQuery({ ...photoConsentQuery(rider.studentId), enabled: isAsked });
  if (!isAsked || consent.data?.may_answer === 0) return <Navigate replace to={`${base}/details`} />;
  // It rises once, as high as it will be.
  if (consent.isPending) return null;
  return (
    <Sheet title={t('Pictures of {rider}', { rider: rider.firstName })} onClose={close}>
      <Loaded query={consent}>{(known) => <Answering consent={known} close={close} />}</Loaded>
    </Sheet>
  );
};

export default PicturesSheet;
