import '../ui/styles/fonts.css'
import '../ui/styles/tokens.css'
import '../ui/styles/base.css'
import { mount } from 'svelte'
import { load } from '../i18n/words.svelte'
import App from './App.svelte'
import { settings } from './settings.svelte'

await load(settings.language)
mount(App, { target: document.getElementById('app')! })
