// How the searching player's weights differ from the fitted ones, for each side that it plays: British features first,
// then French. A fit on positions says what goes along with winning; these say what is worth aiming for. They were
// found by playing games (docs/strength.md, "The strongest").
import type { BySide } from '@arpents/engine';
import type { WeightTable } from './fitted-weights.ts';

/** Through the whole game. */
export const TUNING: BySide<WeightTable> = {
  british: {
    'strength-per-hand': [0.2, 0],
    'owns-infantry': [0.15, 0],
    'owns-artillery': [0.15, 0],
  },
  french: {
    points: [0, 0.073],
    closing: [-0.038, 0.161],
    money: [-0.002, 0.154],
    'deck-size': [0, 0.048],
    'strength-per-hand': [0, 0.257],
    'coins-per-hand': [0, 0.059],
    'ships-per-hand': [0, 0.014],
    'furs-with-trader': [0, -0.007],
    'dead-cards': [0, 0.046],
    'raiders-per-hand': [0, -0.032],
    'hand-strength': [0, -0.004],
    'hand-settlers': [0, 0.021],
    'hand-coins': [0, -0.017],
    'hand-dead-cards': [0, -0.008],
    'ambush-danger': [0, 0.035],
    'siege-margin': [-0.008, 0],
    'siege-losing': [-0.062, 0],
    'hand-developable': [0, -0.093],
    'hand-ready': [0, -0.067],
    'owns-leader': [0, -0.03],
    'owns-militia': [0, 0.141],
    'owns-ranger': [0, 0.03],
    'owns-natives': [0, 0.026],
    'owns-fortification': [0, 0.039],
    'owns-home-support': [0, 0.009],
    'owns-governor': [0, -0.013],
    'owns-trader': [0, -0.023],
    'owns-converter': [0, -0.026],
  },
};

/** And besides, as long as the British build up. */
export const BRITISH_BUILDING_UP: WeightTable = {
  points: [0.042, 0],
  captured: [0.17, 0.043],
  closing: [0, 0.029],
  money: [0.086, 0.006],
  'coins-per-hand': [-0.014, 0],
  'bateaux-per-hand': [0.073, 0],
  'blockers-per-hand': [-0.001, 0],
  'raiders-per-hand': [-0.039, 0],
  'hand-settlers': [-0.111, 0],
  'hand-coins': [-0.021, 0],
  'hand-size': [-0.008, 0],
  'reserve-size': [-0.104, 0],
  'ambush-danger': [-0.012, 0],
  fortifications: [0, -0.006],
  'siege-winning': [-0.138, 0],
  'siege-margin': [0, 0.02],
  'siege-losing': [0, 0.025],
  'siege-open': [-0.016, 0],
  'hand-ready': [-0.069, 0],
  'owns-leader': [-0.017, 0],
  'owns-militia': [-0.033, 0],
  'owns-natives': [-0.001, 0],
};
