import { ifEmpty } from './generated/if-empty';

type Name = keyof typeof ifEmpty;

/** A setting as the barn has it, or what it means where the barn has left it empty. B10 */
export const settingOf = <Of extends Name, Barn extends Readonly<Partial<Record<Of, unknown>>>>(
  barn: Barn,
  name: Of,
): NonNullable<Barn[Of]> | (typeof ifEmpty)[Of] => barn[name] ?? ifEmpty[name];
