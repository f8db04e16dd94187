import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { asApiError, fileAt } from '@leadline/api-client';
import { useChangeLogo, type Logo } from '@/data/requests/logo';
import { FileInput } from '@/ui/form/FileInput';
import { useSay } from '@/ui/use-say';
import { asLogo, CHOSEN } from './as-logo';

/** The picture itself, so that it can be put back. */
const kept = async ({ url, content_type }: Logo) => new File([await fileAt(url)], 'logo', { type: content_type });

const useLogoChanges = (logo: Logo | null) => {
  const { change, share } = useChangeLogo();
  const [problem, setProblem] = useState('');
  const say = useSay();
  /** What was there can be had back as long as the message stands. */
  const become = async (next: () => Promise<File | null>, said: string) => {
    setProblem('');
    try {
      const before = logo && (await kept(logo));
      await change(await next());
      const undo = before && (() => void say.after(change(before), () => say.done('The logo is as it was')));
      say.done(said, undo ? { undo } : {});
    } catch (error) {
      setProblem(asApiError(error).message);
    }
  };
  return { become, problem, share };
};

export const ChangeLogo = ({ logo }: { readonly logo: Logo | null }) => {
  const { become, problem, share } = useLogoChanges(logo);
  const input = useRef<HTMLInputElement>(null);
  const said = useId();
  return (
    <div className="stack gap-2 from-left">
      <div className="row gap-2 wrap">
        <Button
          variant="outlined"
          disabled={share !== null}
          aria-describedby={said}
          onClick={() => input.current?.click()}
        >
          {logo ? 'Replace the logo' : 'Choose a logo'}
        </Button>
        {logo && (
          <Button
            variant="text"
            disabled={share !== null}
            onClick={() => void become(() => Promise.resolve(null), 'The logo is removed')}
          >
            Remove it
          </Button>
        )}
      </div>
      <FileInput
        input={input}
        label="Logo"
        accept={CHOSEN}
        onChoose={(file) => void become(() => asLogo(file), 'The logo stands on your papers')}
      />
      <p className="muted small" id={said}>
        PNG, JPEG, WebP or SVG. It is at most 70 mm wide and 22 mm high on paper; a larger one is made smaller.
      </p>
      {share !== null && <LinearProgress variant="determinate" value={share * 100} aria-label="Uploading" />}
      {problem && share === null && (
        <p className="danger" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};
