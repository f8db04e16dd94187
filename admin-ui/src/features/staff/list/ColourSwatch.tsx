import './colour-swatch.css';

type Colour = { readonly color_code: string | null; readonly color_name: string | null };

/** A colour and what it is called: never told apart by the eye alone. */
export const ColourSwatch = ({ row: { color_code, color_name } }: { row: Colour }) =>
  color_code === null ? (
    <span className="muted">none</span>
  ) : (
    <span className="colour-swatch" style={{ '--edge': color_code }}>
      {color_name}
    </span>
  );
