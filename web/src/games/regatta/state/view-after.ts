/** The view as it looks after a motion: only what lies where, no sums. */
import { relativePoint, toRadians } from '../geometry';
import type { Boat, Motion, Pose, Point, View } from '../types';

export function viewAfter(view: View, motion: Motion): View {
  const pose = motion.poses?.at(-1);
  const boats = view.boats.map((boat, seat) => {
    const moved = seat === motion.seat && pose ? sailedTo(boat, pose) : boat;
    const becalmed =
      (moved.becalmed || motion.calms === seat) && !(motion.misses ?? []).includes(seat);
    return { ...moved, becalmed };
  });
  return { ...view, boats };
}

/** With all that lies before its bow. */
function sailedTo(boat: Boat, pose: Pose): Boat {
  const { pose: from } = boat;
  if (!from) return { ...boat, pose };
  const moved = (at: Point) => relativePoint(pose, ...relative(from, at));
  return { ...boat, pose, zones: boat.zones.map((zone) => zone.map(moved)) };
}

/** Ahead and left of a boat. */
function relative([x, y, heading]: Pose, at: Point): Point {
  const [sin, cos] = [Math.sin(toRadians(heading)), Math.cos(toRadians(heading))];
  const [dx, dy] = [at[0] - x, at[1] - y];
  return [dx * sin + dy * cos, -dx * cos + dy * sin];
}
