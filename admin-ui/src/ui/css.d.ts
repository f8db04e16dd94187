import 'react';

declare module 'react' {
  // Custom properties may be set inline: the barn chooses its instructors' colours.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
