import styles from './check.module.css';

type Props = { readonly label: string; readonly checked: boolean; readonly onChange: (checked: boolean) => void };

export const Check = ({ label, checked, onChange }: Props) => (
  <label className={styles.check}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    <span>{label}</span>
  </label>
);
