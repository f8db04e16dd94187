import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classes } from './classes';

type Look = { readonly look?: 'normal' | 'primary' | 'danger' | 'plain'; readonly wide?: boolean };

const lookOf = ({ look = 'normal', wide }: Look, className?: string): string =>
  classes(styles.button, look !== 'normal' && styles[look], wide && styles.wide, className);

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { readonly busy?: boolean };

export const Button = ({ look, wide, busy, className, disabled, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={lookOf({ look, wide }, className)}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
  >
    {children}
  </button>
);

export const ButtonLink = ({ look, wide, className, ...rest }: LinkProps & Look) => (
  <Link {...rest} className={lookOf({ look, wide }, className)} />
);

/** Leaves the portal: a map, a mail. */
export const ButtonAnchor = ({
  look,
  wide,
  href,
  children,
}: Look & { readonly href: string; readonly children: string }) => (
  <a
    className={lookOf({ look, wide })}
    href={href}
    target={href.startsWith('http') ? '_blank' : undefined}
    rel="noreferrer"
  >
    {children}
  </a>
);
