import './tag.css';

type TagProps = { readonly tone: 'plain' | 'success' | 'danger' | 'warning' | 'info'; readonly children: string };

/** A status in a word; colour only underlines it. */
export const Tag = ({ tone, children }: TagProps) => <span className={`tag tag-${tone}`}>{children}</span>;
