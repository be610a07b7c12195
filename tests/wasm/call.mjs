// Call a door with one array of ints and print the result, or the error that it throws:
//     node call.mjs FOLDER_OF_KERNELS GAME DOOR JSON
const [folder, game, door, values] = process.argv.slice(2);
process.env.TAROS_KERNELS = folder;
const { open } = await import('./loader.mjs');
const kernels = await open(game);
const given = JSON.parse(values);
const array = kernels.ints(given.length);
kernels.write(array, given);
try {
  console.log(kernels.call(door, array));
} catch (error) {
  console.log(error.message);
}
