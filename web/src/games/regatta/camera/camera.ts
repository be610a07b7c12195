/** What part of the sea is seen, and how it gets there. */
import type { Pose, Point } from '../types';

/** A part of the sea; y counts up the course. */
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The place in the middle, and pixels a millimetre. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

const CLOSEST = 3;
const FARTHEST_OF_FIT = 0.7;

export function boundsOf(spots: readonly (Point | Pose)[], margin: number): Box {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  return {
    left: Math.min(...xs) - margin,
    bottom: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    top: Math.max(...ys) + margin,
  };
}

/** At least so wide and high, with the same middle. */
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

export function fit(box: Box, { width, height }: Size): Camera {
  return {
    x: (box.left + box.right) / 2,
    y: (box.bottom + box.top) / 2,
    scale: Math.min(width / (box.right - box.left), height / (box.top - box.bottom)),
  };
}

/** The same, but never beyond all there is, nor farther or closer than makes sense. */
export function clamped(camera: Camera, all: Box, size: Size): Camera {
  const farthest = fit(all, size).scale * FARTHEST_OF_FIT;
  return {
    x: clamp(camera.x, all.left, all.right),
    y: clamp(camera.y, all.bottom, all.top),
    scale: clamp(camera.scale, Math.min(farthest, CLOSEST), CLOSEST),
  };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y + dy / camera.scale,
});

/** What is at a point of the screen stays there. */
export function zoomed(camera: Camera, by: number, at: Point, size: Size): Camera {
  const scale = camera.scale * by;
  const [dx, dy] = [at[0] - size.width / 2, at[1] - size.height / 2];
  return {
    x: camera.x + dx / camera.scale - dx / scale,
    y: camera.y - dy / camera.scale + dy / scale,
    scale,
  };
}

export const toSea = (camera: Camera, [x, y]: Point, size: Size): Point => [
  camera.x + (x - size.width / 2) / camera.scale,
  camera.y - (y - size.height / 2) / camera.scale,
];

export const toScreen = (camera: Camera, at: Point | Pose, size: Size): Point => [
  size.width / 2 + (at[0] - camera.x) * camera.scale,
  size.height / 2 - (at[1] - camera.y) * camera.scale,
];

/** As an SVG transform. */
export const transformOf = ({ x, y, scale }: Camera, { width, height }: Size): string =>
  `translate(${(width / 2 - x * scale).toFixed(2)} ${(height / 2 + y * scale).toFixed(2)}) scale(${scale.toFixed(5)})`;

/** On the way from one to another; zooming feels even when the scale grows by factors. */
export function interpolateCamera(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    scale: from.scale * (to.scale / from.scale) ** part,
  };
}

/** Whether the camera isVisible a box, and not as a speck. */
export function isVisible(camera: Camera, box: Box, size: Size): boolean {
  const [left, top] = toScreen(camera, [box.left, box.top], size);
  const [right, bottom] = toScreen(camera, [box.right, box.bottom], size);
  const isInside = left >= -1 && top >= -1 && right <= size.width + 1 && bottom <= size.height + 1;
  return isInside && camera.scale > fit(box, size).scale / 2;
}

const clamp = (number: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, number));
