import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, type Framed } from './field-frame';
import styles from './field.module.css';
import { classes } from './classes';

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & Framed;

/** Room for a few sentences. */
export const TextArea = ({ label, hint, error, ...input }: Props) => (
  <FieldFrame {...{ label, hint, error }}>
    {({ className, ...framed }) => (
      <textarea rows={5} {...input} {...framed} className={classes(className, styles.area)} />
    )}
  </FieldFrame>
);
