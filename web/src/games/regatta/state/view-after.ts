import { relativePoint, toRadians } from '../geometry';
import type { Boat, Motion, Point, Pose, View } from '../types';

/** `view` as the board draws it after `motion`: boats and suns move, distances and hands do not change. */
export function viewAfter(view: View, motion: Motion): View {
  const pose = motion.poses?.at(-1);
  const boats = view.boats.map((boat, seat) => {
    const moved = seat === motion.seat && pose ? movedTo(boat, pose) : boat;
    const becalmed =
      (moved.becalmed || motion.calms === seat) && !(motion.misses ?? []).includes(seat);
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
