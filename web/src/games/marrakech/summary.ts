/** A whole turn in one sentence. */
import type { Entry, Message } from '../../net/protocol';
import type { PlyEvent, Rolled, RugLaid } from './types';

/** The sentence on `turn`, the entries of one player's turn. */
export function summary(turn: readonly Entry[]): Message {
  const find = <Type extends PlyEvent['type']>(type: Type) =>
    turn.find(({ event }) => (event as PlyEvent).type === type);
  const [rolled, laid] = [find('rolled'), find('rug-laid')];
  if (rolled && laid) return walkAndRug(rolled.event as Rolled, laid.event as RugLaid);
  return (rolled ?? laid ?? find('begun') ?? turn.at(-1)!).words;
}

function walkAndRug({ seat, roll, path, owner, due, paid }: Rolled, { squares }: RugLaid): Message {
  const [first, other] = squares;
  const payment = owner === null ? 'none' : paid < due ? 'part' : 'full';
  return {
    key: 'marrakech-web-told-turn',
    arguments: { seat: { seat }, roll, square: path.at(-1)!.square, payment, owner: { seat: owner ?? seat }, due, paid, first, other },
  };
}
