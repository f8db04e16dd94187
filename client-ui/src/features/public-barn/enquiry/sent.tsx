import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';

type Props = {
  readonly email: string;
  readonly again: () => void;
  readonly lessons: string;
  /** What follows from opening the link. */
  readonly children: ReactNode;
};

/** The form was taken: nothing happens before the address is confirmed. */
export const Sent = ({ email, again, lessons, children }: Props) => (
  <>
    <Notice tone="good" role="status">
      One step is left: look into your mail.
    </Notice>
    <p>
      We sent a mail to <strong>{email}</strong>. Open the link in it; {children} Nothing there after a few minutes?
      Look into the spam folder too.
    </p>
    <ButtonLink to={lessons}>See the lessons</ButtonLink>
    <Button look="plain" onClick={again}>
      The address is wrong: write again
    </Button>
  </>
);
