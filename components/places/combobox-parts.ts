/* The parts of the place field that most visitors never need: loaded when the field gets the focus. */
export { actionOfKey } from '@/components/places/combobox-key';
export { PlaceOptions } from '@/components/places/place-options';
