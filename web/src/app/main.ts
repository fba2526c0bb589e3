import '../ui/styles/fonts.css'
import '../ui/styles/tokens.css'
import '../ui/styles/base.css'
import { mount } from 'svelte'
import { load } from '../i18n/words.svelte'
import App from './App.svelte'
import { settings } from '../base/settings.svelte'

await load(settings.language)
const target = document.getElementById('app')
if (target) mount(App, { target })
