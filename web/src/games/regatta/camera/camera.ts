/** The part of the sea that is visible, as pure functions over a camera. */
import type { Point, Pose } from '../types';

/** A rectangle of the sea; y points up the course. */
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export interface Size {
  width: number;
  height: number;
  /** The pixels that buttons cover at the right, or at the left if negative. */
  covered?: number;
}

/** The point of the sea at the centre of the screen, and the scale in pixels per millimetre. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

const MAX_SCALE = 3;
const MIN_SCALE_OF_FIT = 0.7; // times the scale that shows everything

/** The rectangle around `points`, with a margin. */
export function boundsOf(points: readonly (Point | Pose)[], margin: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs) - margin,
    bottom: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    top: Math.max(...ys) + margin,
  };
}

/** `box`, enlarged around its centre to be at least `size` wide and high. */
export function withMinimumSize(box: Box, size: number): Box {
  const wider = Math.max(0, size - (box.right - box.left)) / 2;
  const higher = Math.max(0, size - (box.top - box.bottom)) / 2;
  return {
    left: box.left - wider,
    bottom: box.bottom - higher,
    right: box.right + wider,
    top: box.top + higher,
  };
}

/** The camera that shows all of `box`, no part of it behind buttons. */
export function fit(box: Box, { width, height, covered = 0 }: Size): Camera {
  const [wide, high] = [box.right - box.left, box.top - box.bottom];
  const scale = Math.min((width - Math.abs(covered)) / wide, height / high);
  const room = (width - wide * scale) / 2; // on either side, in pixels
  const shift = Math.max(0, Math.abs(covered) - room) * Math.sign(covered);
  return { x: (box.left + box.right) / 2 + shift / scale, y: (box.bottom + box.top) / 2, scale };
}

/** `camera`, limited so that its centre is inside `all` and its scale is reasonable. */
export function clamped(camera: Camera, all: Box, size: Size): Camera {
  const minScale = fit(all, size).scale * MIN_SCALE_OF_FIT;
  return {
    x: clamp(camera.x, all.left, all.right),
    y: clamp(camera.y, all.bottom, all.top),
    scale: clamp(camera.scale, Math.min(minScale, MAX_SCALE), MAX_SCALE),
  };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y + dy / camera.scale,
});

/** `camera` zoomed by a factor; the point `at` of the screen keeps its content. */
export function zoomed(camera: Camera, by: number, at: Point, size: Size): Camera {
  const scale = camera.scale * by;
  const [dx, dy] = [at[0] - size.width / 2, at[1] - size.height / 2];
  return {
    x: camera.x + dx / camera.scale - dx / scale,
    y: camera.y - dy / camera.scale + dy / scale,
    scale,
  };
}

/** The point of the sea at a point of the screen. */
export const toSea = (camera: Camera, [x, y]: Point, size: Size): Point => [
  camera.x + (x - size.width / 2) / camera.scale,
  camera.y - (y - size.height / 2) / camera.scale,
];

/** The point of the screen at which a point of the sea is shown. */
export const toScreen = (camera: Camera, at: Point | Pose, size: Size): Point => [
  size.width / 2 + (at[0] - camera.x) * camera.scale,
  size.height / 2 - (at[1] - camera.y) * camera.scale,
];

/** The SVG transform from the sea to the screen. */
export const transformOf = ({ x, y, scale }: Camera, { width, height }: Size): string =>
  `translate(${(width / 2 - x * scale).toFixed(2)} ${(height / 2 + y * scale).toFixed(2)}) scale(${scale.toFixed(5)})`;

/** The camera at `part` (0 to 1) between two. The scale grows by factors, so that zooming looks even. */
export function interpolateCamera(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    scale: from.scale * (to.scale / from.scale) ** part,
  };
}

/** Whether the camera shows all of `box`, no part of it behind buttons, at half the best scale at least. */
export function isVisible(camera: Camera, box: Box, size: Size): boolean {
  const covered = size.covered ?? 0;
  const [firstColumn, lastColumn] = [Math.max(0, -covered), size.width - Math.max(0, covered)];
  const [left, top] = toScreen(camera, [box.left, box.top], size);
  const [right, bottom] = toScreen(camera, [box.right, box.bottom], size);
  const isInside = left >= firstColumn - 1 && top >= -1 && right <= lastColumn + 1 && bottom <= size.height + 1;
  return isInside && camera.scale > fit(box, size).scale / 2;
}

const clamp = (number: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, number));
