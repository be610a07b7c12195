import { relativePoint, toRadians } from '../geometry';
import type { Boat, PlyEvent, Point, Pose, View } from '../types';
import { posesOf } from './timeline';

/** `view` as the board draws it after `event`: boats and suns move, distances and hands do not change. */
export function viewAfter(view: View, event: PlyEvent): View {
  const pose = posesOf(event).at(-1);
  const calmed = event.type === 'sun-laid' ? event.boat : null;
  const boats = view.boats.map((boat, seat) => {
    const moved = seat === event.seat && pose ? movedTo(boat, pose) : boat;
    const becalmed = (moved.becalmed || calmed === seat) && !(event.misses ?? []).includes(seat);
    return { ...moved, becalmed };
  });
  return { ...view, boats };
}

/** `boat` at `pose`, with its zones moved along. */
function movedTo(boat: Boat, pose: Pose): Boat {
  const { pose: from } = boat;
  if (!from) return { ...boat, pose };
  const shifted = (at: Point) => relativePoint(pose, ...offsetFrom(from, at));
  return { ...boat, pose, zones: boat.zones.map((zone) => zone.map(shifted)) };
}

/** How far a point is ahead and left of a boat. */
function offsetFrom([x, y, heading]: Pose, at: Point): Point {
  const [sin, cos] = [Math.sin(toRadians(heading)), Math.cos(toRadians(heading))];
  const [dx, dy] = [at[0] - x, at[1] - y];
  return [dx * sin + dy * cos, -dx * cos + dy * sin];
}
