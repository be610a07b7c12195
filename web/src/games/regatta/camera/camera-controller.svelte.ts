/**
 * The camera of a board: it follows the action until somebody takes it, by wheel, fingers or keys,
 * and follows again when told to fit.
 */
import { fit, interpolateCamera, clamped, panned, isVisible, toSea, zoomed, type Box, type Camera, type Size } from './camera';
import type { Point } from '../types';

const GLIDE = 450;
const NOWHERE: Camera = { x: 0, y: 0, scale: 1 };

export class CameraController {
  camera = $state.raw<Camera>(NOWHERE);
  isManual = $state(false);
  size = $state.raw<Size>({ width: 0, height: 0 });

  #all: Box = { left: -1, bottom: -1, right: 1, top: 1 };
  #request = 0;

  /** The board has a size now, or another. */
  measure(size: Size): void {
    this.size = size;
  }

  /** Look at a box, unless somebody has taken the camera. */
  follow(box: Box, all: Box, isStill: boolean): void {
    this.#all = all;
    const { width, height } = this.size;
    if (width === 0 || height === 0 || this.isManual) return;
    if (this.camera === NOWHERE || isStill) this.#set(fit(box, this.size));
    else if (!isVisible(this.camera, box, this.size)) this.#glideTo(fit(box, this.size));
  }

  take(camera: Camera): void {
    cancelAnimationFrame(this.#request);
    this.isManual = true;
    this.#set(clamped(camera, this.#all, this.size));
  }

  pan(dx: number, dy: number): void {
    this.take(panned(this.camera, dx, dy));
  }

  zoom(by: number, at: Point = [this.size.width / 2, this.size.height / 2]): void {
    const wished = zoomed(this.camera, by, at, this.size);
    const { scale } = clamped(wished, this.#all, this.size);
    this.take(zoomed(this.camera, scale / this.camera.scale, at, this.size));
  }

  /** Everything in sight, and follow again. */
  fit(isStill: boolean): void {
    this.isManual = false;
    const whole = fit(this.#all, this.size);
    if (isStill) this.#set(whole);
    else this.#glideTo(whole);
  }

  seaAt(at: Point): Point {
    return toSea(this.camera, at, this.size);
  }

  close(): void {
    cancelAnimationFrame(this.#request);
  }

  #set(camera: Camera): void {
    this.camera = camera;
  }

  #glideTo(to: Camera): void {
    cancelAnimationFrame(this.#request);
    const from = this.camera;
    let start: number | null = null;
    const step = (now: number): void => {
      start ??= now;
      const t = Math.min(1, (now - start) / GLIDE);
      this.#set(interpolateCamera(from, to, t * t * (3 - 2 * t)));
      if (t < 1) this.#request = requestAnimationFrame(step);
    };
    this.#request = requestAnimationFrame(step);
  }
}
