import styles from './enquiry.module.css';

type Props = { readonly barn: string; readonly says: string };

export const EnquiryHead = ({ barn, says }: Props) => (
  <header className={styles.head}>
    <title>{`${says} · ${barn}`}</title>
    <h1>{barn}</h1>
    <p>{says}</p>
  </header>
);
