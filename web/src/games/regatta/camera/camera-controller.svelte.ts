/**
 * Moves the camera of a board. It follows the action until a person moves it by wheel, fingers or keys, and
 * follows again after `fit`.
 */
import type { Point } from '../types';
import { clamped, fit, interpolateCamera, isVisible, panned, toSea, zoomed, type Box, type Camera, type Size } from './camera';

const DURATION = 450; // ms of a camera movement
const INITIAL: Camera = { x: 0, y: 0, scale: 1 };

export class CameraController {
  camera = $state.raw<Camera>(INITIAL);
  /** Whether a person has moved the camera. */
  isManual = $state(false);
  size = $state.raw<Size>({ width: 0, height: 0 });

  #all: Box = { left: -1, bottom: -1, right: 1, top: 1 };
  #request = 0;

  /** Set the size of the board on the screen. */
  resize(size: Size): void {
    this.size = size;
  }

  /** Show `box`, a part of `all`, unless a person has moved the camera. */
  follow(box: Box, all: Box, isInstant: boolean): void {
    this.#all = all;
    const { width, height } = this.size;
    if (width === 0 || height === 0 || this.isManual) return;
    if (this.camera === INITIAL || isInstant) this.#set(fit(box, this.size));
    else if (!isVisible(this.camera, box, this.size)) this.#moveTo(fit(box, this.size));
  }

  /** Let a person set the camera. */
  #setManually(camera: Camera): void {
    cancelAnimationFrame(this.#request);
    this.isManual = true;
    this.#set(clamped(camera, this.#all, this.size));
  }

  pan(dx: number, dy: number): void {
    this.#setManually(panned(this.camera, dx, dy));
  }

  zoom(by: number, at: Point = [this.size.width / 2, this.size.height / 2]): void {
    const requested = zoomed(this.camera, by, at, this.size);
    const { scale } = clamped(requested, this.#all, this.size);
    this.#setManually(zoomed(this.camera, scale / this.camera.scale, at, this.size));
  }

  /** Show everything, and follow the action again. */
  fit(isInstant: boolean): void {
    this.isManual = false;
    const whole = fit(this.#all, this.size);
    if (isInstant) this.#set(whole);
    else this.#moveTo(whole);
  }

  /** The point of the sea at a point of the screen. */
  seaAt(at: Point): Point {
    return toSea(this.camera, at, this.size);
  }

  close(): void {
    cancelAnimationFrame(this.#request);
  }

  #set(camera: Camera): void {
    this.camera = camera;
  }

  #moveTo(to: Camera): void {
    cancelAnimationFrame(this.#request);
    const from = this.camera;
    let start: number | null = null;
    const step = (now: number): void => {
      start ??= now;
      const t = Math.min(1, (now - start) / DURATION);
      this.#set(interpolateCamera(from, to, t * t * (3 - 2 * t)));
      if (t < 1) this.#request = requestAnimationFrame(step);
    };
    this.#request = requestAnimationFrame(step);
  }
}
